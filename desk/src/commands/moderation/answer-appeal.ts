import { UsageError, type Command } from '../../core/command';
import { findOnly } from '../../core/find';
import { caseLines } from '../../terminal/case-lines';
import { loadCases } from './find-case';
import { noteOf } from './uphold';

export const answerAppeal: Command = {
  name: 'answer-appeal',
  args: '<case>',
  summary: 'accepts the appeal of an author, which brings the post or comment back, or rejects it',
  example: 'pnpm desk answer-appeal 3f2a81c0 --reject --note "Please leave names of guests out."',
  options: ['--accept', '--reject', '--note <for the author>'],
  async run({ desk }, [query = ''], options) {
    if ((options.accept === undefined) === (options.reject === undefined))
      throw new UsageError('one of --accept and --reject is required');
    const { caseId, version } = findOnly(await loadCases(desk, 'appealed'), query, {
      kind: 'appeal',
      id: (one) => one.caseId,
      name: ({ authorName }) => authorName,
    });
    const { case: answered } = await desk.request('decideAppeal', {
      caseId,
      version,
      decision: options.accept ? 'accepted' : 'rejected',
      ...noteOf(options),
    });
    return { data: answered, lines: caseLines(answered) };
  },
};
