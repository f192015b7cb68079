import { expect, test } from 'vitest';
import { runFloods } from './run-floods';

test(
  'silent connections end, guests who flood are all disconnected, and one beside them is answered, without an error in the log',
  { timeout: 300_000 },
  async () => {
    const { silence, left, sent, asked, logged, errors } = await runFloods({
      flooders: 20,
      rate: 200,
      silent: 2_000,
      print: () => {},
    });

    expect(silence.unansweredChecks).toBe(0);
    expect(silence.left).toBeLessThan(1_000);
    // How fast the answers come depends on the machine; `pnpm chaos floods` measures it.
    expect({ left, logged, errors }).toEqual({ left: 0, logged: 0, errors: [] });
    expect(sent).toBeGreaterThan(20 * 50);
    expect(asked).toBeGreaterThan(0);
  },
);
