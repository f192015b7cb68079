import { useHost } from '@guest/shared';
import { canRunLocally } from '@guest/shared/contracts/release/boot.contract';
import { mixContract } from '@guest/shared/contracts/release/mix.contract';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { remotes as table, type RemoteName } from '@guest/shared/routes/remotes';
import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import { pageReleases } from '../diagnostics/page-releases';
import { getVersionInfo } from '../diagnostics/version-info';
import { pageBuild } from '../diagnostics/page-build';
import { Version } from '../diagnostics/version';
import { copyAddress } from '../diagnostics/copy-address';
import { loadVersions } from './load-versions';
import { parseLocalRemotes } from './local-remotes';
import { LocalSwitch } from './local-switch';
import styles from './mix-badge.module.css';
import { parseMix, withMix } from '../diagnostics/mix-link';
import { MixRow } from './mix-row';
import { useMixText } from './mix-texts';
import { MixVerdicts } from './mix-verdicts';

/** A dev server builds on request, so its only version is called `dev`. */
const LOCAL = 'dev';

/**
 * Lists all parts of the suite with their current and available versions. A choice becomes an address, which
 * takes effect on the next load.
 */
export function MixPanel() {
  const text = useMixText();
  const host = useHost();
  const build = pageBuild();
  const { mayMix } = build;
  const { bucket, channel, set } = getVersionInfo();
  const [mix, setMix] = useState(() => parseMix(location.search));
  const [local, setLocal] = useState(() => parseLocalRemotes(document.cookie));
  const [copied, setCopied] = useState<string>();
  const published = useQuery({ ...readQuery(host, mixContract.listVersions, {}), enabled: mayMix });
  const link = withMix(location.href, mix);

  return (
    <>
      <div className={styles.parts}>
        {pageReleases().map(({ name, version, source }) => (
          <MixRow
            key={name}
            name={name}
            version={version}
            source={source}
            next={local.includes(name) ? LOCAL : (mix[name] ?? published.data?.next.versions[name])}
            published={published.data?.parts[name] ?? []}
            onChoice={(chosen) => setMix(chosen === '' ? without(mix, name) : { ...mix, [name]: chosen })}
            chosen={mix[name] ?? ''}
          >
            {canRunLocally(build) && name in table && (
              <LocalSwitch
                // The cast is safe: the name is in the table of remotes.
                name={name as RemoteName}
                isOn={local.includes(name)}
                onChange={(isOn) => setLocal(isOn ? [...local, name] : local.filter((it) => it !== name))}
              />
            )}
          </MixRow>
        ))}
      </div>
      <p>
        <bdi>{channel}</bdi>
        {' · '}
        <Version of={set} />
      </p>
      {bucket !== null && <p>{text('Bucket {bucket} of 100', { bucket: String(bucket) })}</p>}
      {published.isError && <p role="alert">{text("Couldn't load the published versions.")}</p>}
      {Object.keys(mix).length > 0 && <MixVerdicts mix={new URL(link).searchParams.get('mix') ?? ''} />}
      <div className={styles.actions}>
        <Button look="primary" onClick={() => loadVersions(link, local)}>
          {text('Load these versions')}
        </Button>
        <Button
          onClick={() => void copyAddress(link).then((isCopied) => isCopied && setCopied(link))}
          aria-live="polite"
        >
          {copied === link ? text('Copied') : text('Copy link')}
        </Button>
        <Button onClick={() => loadVersions(withMix(location.href, {}), [])}>{text('Reset')}</Button>
      </div>
    </>
  );
}

const without = (mix: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(mix).filter(([it]) => it !== name));
