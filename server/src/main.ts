import { startServer } from './app/start-server';
import { START_UP_FAILED, StartUpFailure } from './platform/errors/start-up-failure';

try {
  await startServer(process.env);
} catch (error) {
  if (!(error instanceof StartUpFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(START_UP_FAILED);
}
