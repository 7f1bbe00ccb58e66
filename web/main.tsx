import './app/app.css';
