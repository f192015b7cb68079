import { useHost } from '@guest/shared';
import type { PublishedVersions } from '@guest/shared/contracts/release/mix.contract';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import type { ReactNode } from 'react';
import type { PartOfPage } from '../diagnostics/parts-of-page';
import { momentInUtc } from '../diagnostics/moment-in-utc';
import { Version } from '../diagnostics/version';
import styles from './mix-badge.module.css';
import { useMixText } from './mix-texts';

/** One part of the suite: what runs here and why, what the next load gives, and what else there is. */
export function MixPart(props: {
  name: string;
  version: string;
  next: string | undefined;
  source: PartOfPage['source'];
  published: PublishedVersions['parts'][string];
  chosen: string;
  onChoice: (version: string) => void;
  /** Where else it could come from. */
  children?: ReactNode;
}) {
  const { name, version, next, source, published, chosen, onChoice, children } = props;
  const text = useMixText();
  const { lang } = useHost();
  // Of what a dev server builds as it is asked for, there is none.
  const commit = source === 'local' ? undefined : published.find((it) => it.version === version)?.commit;
  const options = published.map(({ version: value, commit, builtAt }) => ({
    value,
    // An option is plain text: what runs from left to right has to say so itself.
    name: `${ltr(value)} · ${ltr(commit.slice(0, 7))} · ${momentInUtc(builtAt, lang)}`,
  }));
  return (
    <section aria-label={name} className={styles.part}>
      <p>
        <bdi>{name}</bdi> <Version of={version} />{' '}
        {commit !== undefined && (
          <>
            {'· '}
            <Version of={commit.slice(0, 7)} />{' '}
          </>
        )}
        · {text(source)}
      </p>
      {next !== undefined && next !== version && (
        <p>
          {text('Next load')} <Version of={next} />
        </p>
      )}
      {options.length > 0 && (
        <SelectField
          name={name}
          label={text('Version of {part}', { part: name })}
          value={chosen}
          options={[{ value: '', name: text('As the channel has it') }, ...options]}
          onChange={({ currentTarget }) => onChoice(currentTarget.value)}
        />
      )}
      {children}
    </section>
  );
}

const ltr = (text: string) => `\u2066${text}\u2069`;
