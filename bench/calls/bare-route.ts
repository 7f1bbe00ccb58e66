// The least that a server could do: reads the same rows from the same file with the same two libraries, and sends them as JSON.
import { DatabaseSync } from '@photostructure/sqlite';
import fastify from 'fastify';

const [file = '', userId = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
const rows = database.prepare(
  'select * from stories where user_id = ? order by is_favorite desc, created_at desc, id desc',
);
const app = fastify();
app.get('/', () => rows.all(userId));
// A database that nobody holds is closed when the memory is swept, in the middle of a measurement.
app.addHook('onClose', () => database.close());
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
