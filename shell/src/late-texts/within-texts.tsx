import { TextProvider } from '@guest/shared';
import type { Messages } from '@lingui/core';
import type { ComponentType } from 'react';

/** A page among texts of its own, which no other page pays for. */
export function withinTexts(Page: ComponentType, lang: string, messages: Messages): ComponentType {
  return function PageWithinTexts() {
    return (
      <TextProvider lang={lang} messages={messages}>
        <Page />
      </TextProvider>
    );
  };
}
