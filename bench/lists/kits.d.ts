/** The style sheets of the chat kits have no types. */
declare module '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
declare module 'react-chat-elements/dist/main.css';
