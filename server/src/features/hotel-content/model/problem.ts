/** What is wrong with a hotel's folder, and where. Lines and columns count from 1. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Stable, so that scripts can rely on it. */
  code: string;
  file: string;
  line: number;
  column: number;
  message: string;
  suggestion?: string;
}

export const formatProblem = ({ file, line, column, severity, code, message, suggestion }: Problem): string =>
  `${file}:${line}:${column} ${severity} ${code}: ${message}${suggestion === undefined ? '' : ` ${suggestion}`}`;
