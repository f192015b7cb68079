const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * Formats how long each step of a run took, with the slowest files of steps that have files. Parallel steps
 * are counted separately.
 */
export function durationTable(steps) {
  const lines = steps.flatMap(({ name, milliseconds, slowest = [] }) => [
    row('  ', milliseconds, name),
    ...slowest.map((file) => row('      ', file.milliseconds, file.name)),
  ]);
  return ['How long each step took:', ...lines].join('\n');
}

const row = (indent, milliseconds, name) => `${indent}${minutes(milliseconds).padStart(6)}  ${name}`;

function minutes(milliseconds) {
  const seconds = Math.round((milliseconds % MINUTE_MS) / SECOND_MS);
  const whole = Math.floor(milliseconds / MINUTE_MS) + Math.floor(seconds / 60);
  return `${whole}:${String(seconds % 60).padStart(2, '0')}`;
}
