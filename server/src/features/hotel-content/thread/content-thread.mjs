import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// The server may be a bundle, or its loader may not reach this thread, so that the thread registers one of its own.
register();
const { runTask } = await import('./content-tasks.ts');

parentPort.on('message', ({ id, task }) => {
  try {
    parentPort.postMessage({ id, done: runTask(task) });
  } catch (error) {
    parentPort.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
  }
});
