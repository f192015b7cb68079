import type { Command } from '../../core/command';
import { caseLines } from '../../terminal/case-lines';
import { findCase } from './find-case';

export const reopenCase: Command = {
  name: 'reopen',
  args: '<case>',
  summary: 'takes a decision back, within 30 days',
  async run({ desk }, [query = '']) {
    const { caseId, version } = await findCase(desk, query);
    const { case: reopened } = await desk.request('reopenCase', { caseId, version });
    return { data: reopened, lines: caseLines(reopened) };
  },
};
