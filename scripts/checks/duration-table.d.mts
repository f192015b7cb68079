export interface FileDuration {
  name: string;
  milliseconds: number;
}
export function durationTable(steps: (FileDuration & { slowest?: FileDuration[] })[]): string;
