import { Option } from 'commander';
import { randomUUID } from 'node:crypto';
import { requiredOption, type Command } from '../../core/command';
import { findOnly, shortId } from '../../core/find';
import { glance } from '../../terminal/printable';
import { table } from '../../terminal/table';
import { oneOf } from './find-subject';

const KINDS = ['word', 'phrase', 'stem'] as const;
const ACTIONS = ['block', 'review'] as const;

export const terms: Command = {
  name: 'terms',
  summary: 'lists the words that guests may not publish',
  async run({ desk }) {
    const { terms: all } = await desk.request('loadTerms', {});
    const rows = all.map((one) => [
      shortId(one.key),
      one.lang,
      one.kind,
      one.alsoLeet ? `${one.action}, digits too` : one.action,
      one.term,
    ]);
    return { data: all, lines: rows.length > 0 ? table(rows) : ['No word is forbidden.'] };
  },
};

export const addTerm: Command = {
  name: 'add-term',
  args: '<words>',
  summary: 'forbids a word, and shows which of the last 1,000 posts it would have met',
  example: 'pnpm desk add-term blubber --lang en --action review',
  options: [
    new Option('--kind <kind>').choices(KINDS).default('word'),
    new Option('--action <action>').choices(ACTIONS).default('block'),
    new Option('--lang <language>', 'such as en; * for all').default('*'),
    new Option('--digits', 'also reads digits as the letters that they look like'),
  ],
  async run({ desk }, [term = ''], options) {
    const { terms: all } = await desk.request('loadTerms', {});
    const lang = requiredOption(options, 'lang');
    const known = all.find((one) => one.term === term && one.lang === lang);
    const data = await desk.request('changeTerms', {
      key: known?.key ?? randomUUID(),
      term: {
        term,
        lang,
        kind: oneOf(KINDS, requiredOption(options, 'kind')),
        action: oneOf(ACTIONS, requiredOption(options, 'action')),
        alsoLeet: options.digits === true,
      },
    });
    const met = data.posts.map(({ id, text }) => [shortId(id), glance(text)]);
    const count = `Of the last 1,000 posts it would have met ${data.matches === 0 ? 'none' : data.matches}.`;
    return { data, lines: [count, ...table(met)] };
  },
};

export const removeTerm: Command = {
  name: 'remove-term',
  args: '<term>',
  summary: 'allows a word again',
  async run({ desk }, [query = '']) {
    const { terms: all } = await desk.request('loadTerms', {});
    const { key, term } = findOnly(all, query, {
      kind: 'term',
      id: (one) => one.key,
      name: (one) => one.term,
    });
    await desk.request('changeTerms', { key });
    return { data: { key }, lines: [`“${term}” is allowed.`] };
  },
};
