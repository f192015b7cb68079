import { useHost } from '@guest/shared';
import { mixContract } from '@guest/shared/contracts/mix.contract';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { Button } from '@guest/shared/ui/button';
import { useState } from 'react';
import { passportOf } from '../reports/passport';
import { pageBuild } from '../system/page-build';
import styles from './mix-badge.module.css';
import { mixIn, withMix } from './mix-link';
import { MixPart } from './mix-part';
import { useMixText } from './mix-texts';
import { MixVerdicts } from './mix-verdicts';

/** Every part of the suite with what runs here and what could; a choice is an address, and holds from the next load. */
export function MixPanel() {
  const text = useMixText();
  const host = useHost();
  const { mayMix, source, remotes } = pageBuild();
  const { versions, bucket } = passportOf();
  const [mix, setMix] = useState(() => mixIn(location.search));
  const [isCopied, setIsCopied] = useState(false);
  const published = useQuery({ ...readQuery(host, mixContract.listVersions, {}), enabled: mayMix });
  const link = withMix(location.href, mix);

  return (
    <>
      <div className={styles.parts}>
        {Object.entries(versions).map(([name, version]) => (
          <MixPart
            key={name}
            name={name}
            version={version}
            next={mix[name] ?? published.data?.next.versions[name]}
            source={remotes[name] && remotes[name].version !== version ? 'fallback' : source}
            published={published.data?.parts[name] ?? []}
            onChoice={(chosen) => setMix(chosen === '' ? without(mix, name) : { ...mix, [name]: chosen })}
            chosen={mix[name] ?? ''}
          />
        ))}
      </div>
      {bucket !== null && <p>{text('Bucket {bucket} of 100', { bucket: String(bucket) })}</p>}
      {published.isError && <p role="alert">{text('The published versions cannot be read right now.')}</p>}
      {Object.keys(mix).length > 0 && <MixVerdicts mix={new URL(link).searchParams.get('mix') ?? ''} />}
      <div className={styles.actions}>
        <Button look="primary" onClick={() => location.assign(link)}>
          {text('Load these versions')}
        </Button>
        <Button
          onClick={() => void navigator.clipboard.writeText(link).then(() => setIsCopied(true))}
          aria-live="polite"
        >
          {isCopied ? text('Copied') : text('Copy link')}
        </Button>
        <Button onClick={() => location.assign(withMix(location.href, {}))}>{text('Reset')}</Button>
      </div>
    </>
  );
}

const without = (mix: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(mix).filter(([it]) => it !== name));
