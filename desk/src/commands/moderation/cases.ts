import type { Command } from '../../core/command';
import { caseRow } from '../../terminal/case-lines';
import { table } from '../../terminal/table';
import { loadCases } from './find-case';

export const cases: Command = {
  name: 'cases',
  summary: 'lists reported posts, comments, messages and guests, the gravest first; --appealed, --decided',
  options: ['--appealed', '--decided'],
  async run({ desk, session }, _args, { appealed, decided }) {
    const status = appealed === true ? 'appealed' : decided === true ? 'decided' : 'open';
    const found = await loadCases(desk, status);
    const none = `Nothing waits for a decision at ${session.property.name}.`;
    return { data: found, lines: found.length > 0 ? table(found.map(caseRow)) : [none] };
  },
};
