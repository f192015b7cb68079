import { useHost } from '@guest/shared';
import { healthContract } from '@guest/shared/contracts/health/health.contract';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { Badge } from '@guest/shared/ui/base/badge';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useQuery } from '@guest/shared/queries';
import { probeQuery, type Probe } from './probe';
import { useSystemText } from '../../system-texts/system-texts';

/** Shows whether the server runs and is ready, checked repeatedly while the page is visible. */
export function ServerHealth() {
  const text = useSystemText();
  const host = useHost();
  const enabled = useIsPageLive();
  const live = useQuery({ ...probeQuery(host, healthContract.live), enabled }).data;
  const ready = useQuery({ ...probeQuery(host, healthContract.ready), enabled }).data;
  return (
    <Section heading={text('Server')}>
      <ListRows>
        <ProbeRow name={text('Running')} path={healthContract.live.path} probe={live} />
        <ProbeRow
          name={text('Ready, including the database')}
          path={healthContract.ready.path}
          probe={ready}
        />
      </ListRows>
    </Section>
  );
}

function ProbeRow({ name, path, probe }: { name: string; path: string; probe: Probe | undefined }) {
  const text = useSystemText();
  const { lang } = useHost();
  return (
    <ListRow
      name={name}
      line={
        <>
          <code dir="ltr">{path}</code>
          {probe &&
            ` · ${new Intl.DateTimeFormat(localeOf(lang), { timeStyle: 'medium', timeZone: 'UTC' }).format(probe.at)} UTC`}
        </>
      }
      end={
        <Badge tone={probe ? (probe.isOk ? 'positive' : 'danger') : 'neutral'}>
          {probe
            ? text(probe.isOk ? 'Yes, in {ms} ms' : 'No, after {ms} ms', { ms: probe.took })
            : text('Checking')}
        </Badge>
      }
    />
  );
}
