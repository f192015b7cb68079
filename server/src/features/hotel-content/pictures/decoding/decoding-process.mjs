import { readdirSync } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';
import process from 'node:process';
import { register } from 'tsx/esm/api';

const maxBytes = Number(process.argv[2]) * 1024 * 1024;
/** Decoding takes native memory, which no option of Node.js limits, so that the process watches itself. */
const WATCH_MS = 20;
/** Guests come before pictures, but on a busy machine the lowest priority would get no time at all. */
const PRIORITY = 5;

/** Ends at once. A regular exit would wait for the thread that decodes. */
const end = () => process.kill(process.pid, 'SIGKILL');

let maxProcessorMs = Infinity;
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

lowerPriority();
// Signals to the group of the server's processes must not end a picture that the server still waits for.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || processorMs() > maxProcessorMs) end();
}, WATCH_MS).unref();
process.on('disconnect', end);

// The server may be a bundle, and its loader does not reach this process, so that the process registers one of its own.
register();
const { runTask } = await import('./decoding-tasks.ts');

process.on('message', (message) => void answer(message));
process.send({ isReady: true });

/** On Linux a priority belongs to a thread, and pictures are decoded in threads that exist already. */
function lowerPriority() {
  const threads = platform() === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, Math.max(getPriority(thread), PRIORITY));
    } catch {
      // The thread has ended, or the system does not allow it; pictures are decoded all the same.
    }
  }
}

async function answer({ task, withinMs }) {
  // The time is that of the processors, so that a busy machine refuses no picture.
  maxProcessorMs = processorMs() + withinMs;
  try {
    process.send({ done: await runTask(task) });
  } catch (error) {
    process.send({ failed: error instanceof Error ? error.message : String(error) });
  }
  maxProcessorMs = Infinity;
}
