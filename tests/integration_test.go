package tests

import (
	"encoding/json"
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

// What docs/integration has for other systems does what it says: the steps of the workflow and the hook are
// executed here, where gsmack is installed already.

const racy = `#include <pthread.h>
int hits;
static void *visit(void *arg) { hits++; return arg; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, visit, 0);
  hits++;
  pthread_join(t, 0);
}
`

// fixed is the same without the race.
var fixed = strings.Replace(racy, "  hits++;\n  pthread_join(t, 0);\n", "  pthread_join(t, 0);\n  hits++;\n", 1)

// write makes a file below dir.
func write(t *testing.T, dir, name, text string, mode os.FileMode) {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
}

// installed runs a command in dir with gsmack on the path.
func installed(t *testing.T, dir, name string, args ...string) (output string, code int) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+filepath.Dir(gsmack)+":"+os.Getenv("PATH"), "GIT_CONFIG_GLOBAL=/dev/null",
		"GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b")
	out, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return string(out), cmd.ProcessState.ExitCode()
}

func TestWorkflow(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../docs/integration/github-action.yml")
	if err != nil {
		t.Fatal(err)
	}
	var workflow struct {
		Jobs map[string]struct {
			Steps []struct {
				Name, Uses, Run string
				With            map[string]string
			}
		}
	}
	if err := yaml.Unmarshal(text, &workflow); err != nil {
		t.Fatal(err)
	}
	for name, program := range map[string]string{"racy": racy, "fixed": fixed} {
		dir := t.TempDir()
		write(t, dir, "test/concurrency/visits.c", program, 0o666)
		verified, files := 0, 0
		for _, step := range workflow.Jobs["verify"].Steps {
			if step.Name == "Verify" {
				verified++
				output, code := installed(t, dir, "bash", "-e", "-c", step.Run) // as GitHub runs it
				annotated := strings.Contains(output, "::error file=test/concurrency/visits.c,line=")
				if want := name == "racy"; code != map[bool]int{true: 1}[want] || annotated != want {
					t.Errorf("%s: exit code %d:\n%s", name, code, output)
				}
			}
			for _, key := range []string{"sarif_file", "path"} { // uploads what the step before wrote
				file, ok := step.With[key]
				if !ok {
					continue
				}
				files++
				text, err := os.ReadFile(filepath.Join(dir, file))
				var v any
				switch {
				case err != nil:
				case key == "sarif_file":
					err = json.Unmarshal(text, &v)
				default:
					err = xml.Unmarshal(text, new(struct{}))
				}
				if err != nil {
					t.Errorf("%s: %s: %v", name, file, err)
				}
			}
		}
		if verified != 1 || files != 2 {
			t.Errorf("%d steps verify, and %d files are uploaded", verified, files)
		}
	}
}

func TestHook(t *testing.T) {
	t.Parallel()
	hook, err := os.ReadFile("../docs/integration/pre-commit")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if out, code := installed(t, dir, "git", "init", "-q"); code != 0 {
		t.Fatal(out)
	}
	write(t, dir, ".git/hooks/pre-commit", string(hook), 0o777)
	commit := func(name, text string) (string, int) {
		write(t, dir, name, text, 0o666)
		if out, code := installed(t, dir, "git", "add", "-A"); code != 0 {
			t.Fatal(out)
		}
		return installed(t, dir, "git", "commit", "-q", "-m", "x")
	}
	if out, code := commit("no program.c", "int hits;\n"); code != 0 {
		t.Errorf("a file without main: %s", out)
	}
	if out, code := commit("src/two words.c", racy); code == 0 || !strings.Contains(out, "VIOLATED") || !strings.Contains(out, "src/two words.c") {
		t.Errorf("a race is committed: %s", out)
	}
	if out, code := commit("src/two words.c", fixed); code != 0 {
		t.Errorf("what has no race is not committed: %s", out)
	}
}

// TestToolInfo runs the tool info of BenchExec on what gsmack prints: with BenchExec, and its own checks, if python knows
// it, or else with stand-ins for what it imports.
func TestToolInfo(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	info, err := os.ReadFile("../docs/integration/gsmack.py")
	if err != nil {
		t.Fatal(err)
	}
	write(t, dir, "gsmack_info.py", string(info), 0o666)
	if _, code := installed(t, dir, "python3", "-c", "import benchexec.test_tool_info"); code == 0 {
		if out, code := installed(t, dir, "python3", "-m", "benchexec.test_tool_info", "--no-container", ".gsmack_info"); code != 0 || strings.Contains(out, "Error") {
			t.Errorf("BenchExec says:\n%s", out)
		}
	} else {
		write(t, dir, "benchexec/result.py", `RESULT_TRUE_PROP, RESULT_FALSE_PROP, RESULT_ERROR, RESULT_UNKNOWN, RESULT_TIMEOUT = "true", "false", "ERROR", "unknown", "TIMEOUT"
for name, of in {"REACH": "unreach-call", "DATARACE": "no-data-race", "DEADLOCK": "no-deadlock", "DEREF": "valid-deref",
                 "FREE": "valid-free", "MEMTRACK": "valid-memtrack", "MEMCLEANUP": "valid-memcleanup", "OVERFLOW": "no-overflow"}.items():
    globals()["RESULT_FALSE_" + name] = "false(" + of + ")"
`, 0o666)
		write(t, dir, "benchexec/tools/template.py", `class BaseTool2:
    pass
class UnsupportedFeatureException(Exception):
    pass
`, 0o666)
		write(t, dir, "benchexec/tools/sv_benchmarks_util.py", `ILP32, LP64 = "ILP32", "LP64"
def get_data_model_from_task(task, of):
    return of.get(task.options.get("data_model"))
`, 0o666)
	}
	write(t, dir, "ask.py", `import subprocess, sys
from types import SimpleNamespace as some
from gsmack_info import Tool
property_file, file, model = sys.argv[1:]
task = some(property_file="p/" + property_file + ".prp", input_files_or_identifier=[file], options={"data_model": model})
cmd = Tool().cmdline("gsmack", [], task, some(cputime=60))
run = subprocess.run(cmd, capture_output=True, text=True)
print(Tool().determine_result(some(output=run.stdout.splitlines())))
`, 0o666)
	write(t, dir, "racy.c", racy, 0o666)
	write(t, dir, "fixed.c", fixed, 0o666)
	write(t, dir, "free.c", "#include <stdlib.h>\nint main(void) { char *p = malloc(1); free(p); free(p); }\n", 0o666)
	write(t, dir, "null.c", "int main(int n, char **v) { int *p = 0; return n > 1 ? *p : (sizeof p == 4 ? 1 / (n - 1) : 0); }\n", 0o666)
	write(t, dir, "sum.c", "int main(int n, char **v) { return n + 2147483647; }\n", 0o666)
	write(t, dir, "fails.c", "#include <assert.h>\nint main(int n, char **v) { assert(n < 2); }\n", 0o666)
	write(t, dir, "wrong.c", "int main(void) { return x; }\n", 0o666)
	tests := []struct{ property, file, model, want string }{
		{"no-data-race", "racy.c", "LP64", "false(no-data-race)"},
		{"no-data-race", "fixed.c", "LP64", "true"},
		{"no-data-race", "fixed.c", "ILP32", "true"},
		{"valid-memsafety", "free.c", "LP64", "false(valid-free)"},
		{"valid-memsafety", "null.c", "ILP32", "false(valid-deref)"},
		{"valid-memcleanup", "fixed.c", "LP64", "true"},
		{"no-overflow", "sum.c", "LP64", "false(no-overflow)"},
		{"unreach-call", "fails.c", "LP64", "false(unreach-call)"},
		{"unreach-call", "wrong.c", "LP64", "ERROR"},
	}
	for _, test := range tests {
		if out, code := installed(t, dir, "python3", "ask.py", test.property, test.file, test.model); strings.TrimSpace(out) != test.want || code != 0 {
			t.Errorf("%s of %s (%s): got %s, want %s", test.property, test.file, test.model, out, test.want)
		}
	}
}
