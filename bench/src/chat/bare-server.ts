import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

/**
 * Runs Socket.IO with one INSERT per message, the least that stores a message before it is delivered. It runs
 * as a process of its own.
 */
const pool = new pg.Pool({
  host: process.env.SOCKETS,
  user: 'guest',
  database: process.env.DATABASE,
  max: 10,
});
const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });

io.on('connection', (socket) => {
  const room = String(socket.handshake.auth.room);
  void socket.join(room);
  socket.on('message', async (body: { key: string; text: string }, acknowledge: (reply: object) => void) => {
    const { rows } = await pool.query(
      'insert into message (room, key, text) values ($1, $2, $3) returning id',
      [room, body.key, body.text],
    );
    io.to(room).emit('message', { ...body, id: rows[0].id });
    acknowledge({ status: 200, id: rows[0].id });
  });
});
http.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
