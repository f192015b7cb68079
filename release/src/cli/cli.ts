import process from 'node:process';
import { runCli } from './run-cli';
import { codeOf } from '../errors/error-code';

// The reader may close the pipe early, as `head` does.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
  });
}

const print = (line: string) => void process.stderr.write(`${line}\n`);
const { code, out, err } = await runCli(process.argv.slice(2), process.env, print);

for (const line of err) process.stderr.write(`${line}\n`);
if (out.length > 0) process.stdout.write(`${out.join('\n')}\n`);
process.exitCode = code;
