import process from 'node:process';
import { runHotelCommand } from './run-hotel-command';

process.exitCode = await runHotelCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
