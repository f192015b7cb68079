/** The hashes of the lazy files by the ids of their chunks, each in the form `sha256-…`. */
export interface LazyHashes {
  scripts: Record<string, string>;
  styles: Record<string, string>;
}

/** The facts that a start script has about its lazy files. */
export interface LazyFacts {
  /** The file with the hashes, relative to the release. */
  file: string;
  integrity: string;
  /** The hashes of the scripts that are loaded right after the start script. */
  first: Record<string, string>;
}

/** The expression that is replaced by the facts once the lazy files are known. */
export const LAZY_FACTS = 'globalThis.LAZY_FACTS';

/** The bundler's own limit for a script covers the hashes too, because they are part of loading it. */
const TIMEOUT_MS = 20_000;

/** The event with which a start script says that the file of its detail did not arrive with its hash. */
const FILE_REFUSED = 'file-refused';

/**
 * The code that gives the element of a lazy file its hash and inserts it. An element without a known hash is
 * never inserted: it fails like a file that is missing, so that it is retried and reported like one.
 */
export const lazyIntegrityRuntime = `
var late = ${LAZY_FACTS};
var hashes, loading, isPlanned;
var loadHashes = () => loading ||= fetch(__webpack_require__.p + late.file, {
	integrity: late.integrity,
	signal: AbortSignal.timeout(${TIMEOUT_MS})
}).then((reply) => reply.json()).then((all) => hashes = all, (error) => {
	loading = 0;
	if (error.name != "TimeoutError") dispatchEvent(new CustomEvent("${FILE_REFUSED}", { detail: __webpack_require__.p + late.file }));
	throw error;
});
var loadAhead = () => loadHashes().catch(() => {});
var whenIdle = () => globalThis.requestIdleCallback ? requestIdleCallback(loadAhead, { timeout: 3000 }) : setTimeout(loadAhead, 500);
var knownHash = (url, chunkId) => {
	for (var link of document.querySelectorAll("link[rel=preload][integrity]")) {
		if (link.href != url) continue;
		if (!isPlanned) document.readyState == "complete" ? whenIdle() : addEventListener("load", whenIdle);
		isPlanned = true;
		return link.integrity;
	}
	if (late.first[chunkId]) loadAhead();
	return late.first[chunkId];
};
__webpack_require__.insert = (element, kind, chunkId) => {
	var fail = (reason) => element.onerror && element.onerror({ type: reason, target: element });
	var insert = (integrity) => {
		if (!integrity) return fail("integrity");
		// A request that has timed out has no listeners any more.
		if (!element.onload) return;
		element.crossOrigin = "anonymous";
		element.integrity = integrity;
		document.head.appendChild(element);
	};
	var known = !hashes && kind == "scripts" && knownHash(element.src, chunkId);
	known ? insert(known) : loadHashes().then((all) => insert(all[kind][chunkId]), () => fail("hashes"));
};
`;

/**
 * The code that loads a file again which the browser has refused because of its bytes, for all releases of a page. The
 * browser and the service worker keep such a file like a right one, and its address is the same in later releases, so
 * that without this code no retry, reload or release would get another. A file that the server does not have, or does
 * not send now, is left to the retries. `files` is the cache of the service worker.
 */
export const refusedFilesRuntime = `
var loadAgain = async (file) => {
	var reply = performance.getEntriesByName(file).at(-1);
	if (reply && reply.responseStatus >= 400) return;
	try { await (await caches.open("files")).delete(file); } catch {}
	try { await (await fetch(file, { cache: "reload" })).arrayBuffer(); } catch {}
};
addEventListener("error", ({ target }) => {
	if (target.integrity && target.rel != "preload") loadAgain(target.src || target.href);
}, true);
addEventListener("${FILE_REFUSED}", ({ detail }) => loadAgain(detail));
`;
