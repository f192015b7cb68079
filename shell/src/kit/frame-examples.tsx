import { TextProvider, useHost } from '@guest/shared';
import type { PropertySummary } from '@guest/shared/contracts/property/property.contract';
import type { RouteName } from '@guest/shared/routes/routes';
import type { Messages } from '@lingui/core';
import { useEffect, useState, type ReactNode } from 'react';
import { CookieQuestion } from '../layout/cookie-banner';
import { Navigation } from '../layout/navigation';
import { OfflineText } from '../offline/offline-banner';
import { loadTexts } from '../texts';
import styles from './kit.module.css';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

const footer = [
  'property',
  'property-directories-outlets',
  'property-activities-index',
  'property-discover',
  'property-chat',
] as const satisfies RouteName[];

/** Shows the frame around every page. The navigation is the variant for the current viewport size. */
export function FrameExamples({ hotels: [hotel] }: { hotels: PropertySummary[] }) {
  const text = useKitText();
  if (!hotel) return null;
  return (
    <ExampleGroup heading={text('Frame')}>
      <Example state={text('At the bottom on phones, at the side on wide screens')}>
        <div className={styles.stage}>
          <WithShellTexts>
            <Navigation
              footer={footer.map((name) => ({ name }))}
              property={hotel.identity}
              current={{ name: 'property-discover', params: { property: hotel.identity }, layout: 'default' }}
            />
          </WithShellTexts>
        </div>
      </Example>
      <Example state={text('Above the navigation')}>
        <WithShellTexts>
          <CookieQuestion />
        </WithShellTexts>
        <OfflineText isOffline time={null} />
        <OfflineText isOffline time="14:30" />
        <OfflineText isOffline={false} time="14:30" />
      </Example>
    </ExampleGroup>
  );
}

/** The kit page has its own texts, but the frame needs those of the shell. */
function WithShellTexts({ children }: { children: ReactNode }) {
  const { lang } = useHost();
  const [messages, setMessages] = useState<Messages>();
  useEffect(() => void loadTexts(lang).then(setMessages, reportError), [lang]);
  return (
    messages && (
      <TextProvider lang={lang} messages={messages}>
        {children}
      </TextProvider>
    )
  );
}
