import { TextProvider } from '@guest/shared';
import type { Messages } from '@lingui/core';
import type { ComponentType } from 'react';

/** Wraps a page with its own texts, which no other page loads. */
export function withTexts(Page: ComponentType, lang: string, messages: Messages): ComponentType {
  return function PageWithTexts() {
    return (
      <TextProvider lang={lang} messages={messages}>
        <Page />
      </TextProvider>
    );
  };
}
