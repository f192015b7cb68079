/** A problem in a hotel's folder with its place. Lines and columns count from 1. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Codes never change, so that scripts can rely on them. */
  code: string;
  file: string;
  line: number;
  column: number;
  message: string;
  suggestion?: string;
}

export const formatProblem = ({ file, line, column, severity, code, message, suggestion }: Problem): string =>
  `${file}:${line}:${column} ${severity} ${code}: ${message}${suggestion === undefined ? '' : ` ${suggestion}`}`;
