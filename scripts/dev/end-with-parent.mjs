// If the parent is killed, the dev server ends too and frees its port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
