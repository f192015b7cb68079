interface StepResult {
  code: number | null;
  output: string;
  milliseconds: number;
}

export function runStage<Step extends { title: string }>(
  sequences: Step[][],
  runStep: (step: Step) => Promise<StepResult>,
): Promise<{ step: Step; code: number | null; milliseconds: number }[]>;
