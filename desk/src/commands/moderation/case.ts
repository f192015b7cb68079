import type { Command } from '../../core/command';
import { caseLines } from '../../terminal/case-lines';
import { findCase } from './find-case';

export const showCase: Command = {
  name: 'case',
  args: '<case>',
  summary: 'shows a case with what was reported, the reasons and the author’s last 90 days',
  example: 'pnpm desk case 3f2a81c0',
  async run({ desk }, [query = '']) {
    const found = await findCase(desk, query);
    return { data: found, lines: caseLines(found) };
  },
};
