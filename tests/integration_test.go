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
