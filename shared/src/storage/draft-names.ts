/** The event of the window that tells forms that their drafts are in the storage of the tab again. */
export const DRAFTS_RESTORED = 'drafts-restored';

/** Whether unsent input is saved in the tab under this name. */
export const isDraft = (name: string): boolean => name.startsWith('draft:');
