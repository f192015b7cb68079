/** The icon of the suite, a reception bell in the colours of the suite's own theme. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>.g{fill:#17496f}.f{fill:#f8f9fb}@media(prefers-color-scheme:dark){.g{fill:#9fcdf5}.f{fill:#10212f}}</style>
<rect class="g" width="32" height="32" rx="8"/>
<path class="f" d="M7 21a9 9 0 0 1 18 0z"/>
<rect class="f" x="5.5" y="22.5" width="21" height="3" rx="1.5"/>
<rect class="f" x="14.75" y="8.5" width="2.5" height="4" rx="1"/>
<circle class="f" cx="16" cy="7.75" r="2"/>
</svg>
`;
