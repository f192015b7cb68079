import { TextProvider } from '@guest/shared';
import type { Messages } from '@lingui/core';
import type { ComponentType } from 'react';

/** Wraps a page or a lazy part with its own texts, which no other page loads. */
export function withTexts<Props extends object>(
  Part: ComponentType<Props>,
  lang: string,
  messages: Messages,
): ComponentType<Props> {
  return function PartWithTexts(props: Props) {
    return (
      <TextProvider lang={lang} messages={messages}>
        <Part {...props} />
      </TextProvider>
    );
  };
}
