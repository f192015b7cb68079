// Whoever kills the parent outright leaves no dev server behind to hold its port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
