/**
 * Runs the sequences of a stage in parallel, and the steps of a sequence one after the other up to the first that fails.
 * Prints each step as it ends, and returns the results in the order of the stage.
 */
export async function runStage(sequences, runStep) {
  const results = await Promise.all(sequences.map((steps) => runSequence(steps, runStep)));
  return results.flat();
}

async function runSequence(steps, runStep) {
  const results = [];
  for (const step of steps) {
    const { code, output, milliseconds } = await runStep(step);
    console.log(`\n— ${step.title}`);
    process.stdout.write(output);
    results.push({ step, code, milliseconds });
    if (code !== 0) break;
  }
  return results;
}
