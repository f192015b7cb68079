import { expect, test } from 'vitest';
import { runFloods } from './run-floods';

test(
  'guests who flood are all disconnected, and one beside them is answered, without an error in the log',
  { timeout: 300_000 },
  async () => {
    const { left, sent, asked, logged, errors } = await runFloods({
      flooders: 20,
      rate: 200,
      print: () => {},
    });

    // How fast the answers come depends on the machine; `pnpm chaos floods` measures it.
    expect({ left, logged, errors }).toEqual({ left: 0, logged: 0, errors: [] });
    expect(sent).toBeGreaterThan(20 * 50);
    expect(asked).toBeGreaterThan(0);
  },
);
