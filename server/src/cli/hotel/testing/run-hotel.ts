import { runHotelCommand } from '../run-hotel-command';

/** Runs a hotel command as in a terminal. Returns its exit code and its output. */
export async function runHotel(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; out: string }> {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const code = await runHotelCommand(args, env, { out: print, err: print });
  return { code, out: printed.join('\n') };
}

/** Runs a hotel command with `--json`. Returns its exit code and the fields of its reply. */
export async function runHotelAsJson(args: string[], env?: NodeJS.ProcessEnv) {
  const { code, out } = await runHotel([...args, '--json'], env);
  return { code, ...JSON.parse(out) };
}
