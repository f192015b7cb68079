/** Removes the summaries of calls from a contract: only the API documentation of the server shows them. */
export default function removeSummaries(source) {
  return source.replace(/\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g, '');
}
