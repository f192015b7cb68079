import { CASE_ACTIONS } from '@guest/shared/contracts/moderation/reasons';
import { Option } from 'commander';
import { requiredOption, type Command } from '../../core/command';
import { caseLines } from '../../terminal/case-lines';
import { findCase } from './find-case';
import { oneOf } from './find-subject';
import { reasonOption, uphold } from './uphold';

export const takeCase: Command = {
  name: 'take-case',
  args: '<case>',
  summary: 'takes a case, so that others see who looks at it',
  async run({ desk }, [query = '']) {
    const { caseId, version } = await findCase(desk, query);
    const { case: taken } = await desk.request('takeCase', { caseId, version });
    return { data: taken, lines: caseLines(taken) };
  },
};

export const keepCase: Command = {
  name: 'keep',
  args: '<case>',
  summary: 'dismisses a case: what was reported stays, or comes back',
  async run({ desk }, [query = '']) {
    const { caseId, version } = await findCase(desk, query);
    const { case: decided } = await desk.request('decideCase', {
      caseId,
      version,
      decision: 'dismiss',
      action: 'none',
    });
    return { data: decided, lines: caseLines(decided) };
  },
};

export const upholdCase: Command = {
  name: 'uphold',
  args: '<case>',
  summary: 'upholds a case with an action and a reason that the author reads; `none` warns only',
  example: 'pnpm desk uphold 3f2a81c0 --action hide --reason harassment --note "Please be kind."',
  options: [
    new Option('--action <action>').choices(CASE_ACTIONS).makeOptionMandatory(),
    reasonOption(),
    '--note <text>',
    '--days <days>',
  ],
  async run({ desk }, [query = ''], options) {
    const action = oneOf(CASE_ACTIONS, requiredOption(options, 'action'));
    return uphold(desk, await findCase(desk, query), action, options);
  },
};
