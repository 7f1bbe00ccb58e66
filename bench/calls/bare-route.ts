// The least that a server could do: reads the same rows from the same file with the same two libraries, and sends them as JSON.
import { DatabaseSync } from '@photostructure/sqlite';
import fastify from 'fastify';

const [file = '', userId = ''] = process.argv.slice(2);
const rows = new DatabaseSync(file).prepare(
  'select * from stories where user_id = ? order by is_favorite desc, created_at desc, id desc',
);
const app = fastify();
app.get('/', () => rows.all(userId));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
