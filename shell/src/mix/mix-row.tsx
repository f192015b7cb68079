import { useHost } from '@guest/shared';
import type { PublishedVersions } from '@guest/shared/contracts/release/mix.contract';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import type { ReactNode } from 'react';
import type { PageRelease } from '../diagnostics/page-releases';
import { formatUtc } from '../diagnostics/format-utc';
import { Version } from '../diagnostics/version';
import styles from './mix-badge.module.css';
import { useMixText } from './mix-texts';

/**
 * Shows one part of the suite: its current version and source, its version after the next load, and the
 * alternatives.
 */
export function MixRow(props: {
  name: string;
  version: string;
  next: string | undefined;
  source: PageRelease['source'];
  published: PublishedVersions['parts'][string];
  chosen: string;
  onChoice: (version: string) => void;
  /** Additional controls for other sources, such as the switch for a dev server. */
  children?: ReactNode;
}) {
  const { name, version, next, source, published, chosen, onChoice, children } = props;
  const text = useMixText();
  const { lang } = useHost();
  // A build of a dev server has no commit.
  const build = source === 'local' ? undefined : published.find((it) => it.version === version);
  const options = published.map(({ version: value, commit, builtAt, dirty }) => ({
    value,
    // The options of a `select` are plain text, so their direction needs Unicode isolates.
    name: [
      `${ltr(value)} · ${ltr(commit.slice(0, 7))} · ${formatUtc(builtAt, lang)}`,
      ...(dirty ? [text('Uncommitted changes')] : []),
    ].join(' · '),
  }));
  return (
    <section aria-label={name} className={styles.part}>
      <p>
        <bdi>{name}</bdi> <Version of={version} />{' '}
        {build && (
          <>
            {'· '}
            <Version of={build.commit.slice(0, 7)} />{' '}
          </>
        )}
        {build?.dirty && <>· {text('Uncommitted changes')} </>}· {text(source)}
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
          options={[{ value: '', name: text('Channel default') }, ...options]}
          onChange={({ currentTarget }) => onChoice(currentTarget.value)}
        />
      )}
      {children}
    </section>
  );
}

const ltr = (text: string) => `\u2066${text}\u2069`;
