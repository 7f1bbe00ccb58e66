const coming = [
  {
    title: 'Sleep mode with music playlists',
    text: 'When the story is over, a quiet playlist from your music service goes on without a light on the screen.',
  },
  {
    title: 'Interactive learning features',
    text: 'A word to find, a thing to count, a question for breakfast: small, and only when you ask for them.',
  },
  {
    title: 'Sleep tracking insights',
    text: 'Which stories settle whom, and how fast. Counted for your eyes, in your account, for nobody else.',
  },
];

export function Roadmap() {
  return (
    <section className="site-section" aria-labelledby="coming">
      <h2 id="coming" className="site-heading">
        Coming Soon in V1.1
      </h2>
      <ol className="roadmap">
        {coming.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
