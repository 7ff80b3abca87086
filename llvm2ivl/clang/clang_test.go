package clang

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/tool"
)

func compiler(t *testing.T) {
	t.Helper()
	tool.Path(t, "clang-14")
}

func write(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "a.c")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestCompile(t *testing.T) {
	compiler(t)
	file := write(t, "inline int f(void) { return N; }\nint main(void) { return f(); }\n")
	ir, err := Compile(context.Background(), "", "", []string{"-DN=3"}, file)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"define dso_local i32 @f()", "ret i32 3", "!DILocation"} {
		if !strings.Contains(string(ir), want) {
			t.Errorf("no %q in the output", want)
		}
	}
}

func TestCompileFails(t *testing.T) {
	compiler(t)
	file := write(t, "int main(void) { return y; }\n")
	_, err := Compile(context.Background(), "", "", nil, file)
	var e *Error
	if !errors.As(err, &e) || !strings.Contains(e.Text, "a.c:1:25: error: use of undeclared identifier 'y'") {
		t.Errorf("got %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Compile(ctx, "", "", nil, file); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: got %v", err)
	}
}

func TestMissingTool(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, err := Compile(context.Background(), "", "", nil, "a.c")
	if err == nil || !strings.Contains(err.Error(), "apt install clang") || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v", err)
	}
	if _, err = Disassemble(context.Background(), "no-such-dis", nil); err == nil || !strings.Contains(err.Error(), "no-such-dis") {
		t.Errorf("got %v", err)
	}
}

func TestDisassemble(t *testing.T) {
	compiler(t)
	tool.Path(t, "llvm-dis-14")
	file := write(t, "int x = 7;\n")
	path, _ := exec.LookPath("clang-14")
	if path == "" {
		path = "clang"
	}
	bc, err := exec.Command(path, "-c", "-emit-llvm", "-o", "-", file).Output()
	if err != nil {
		t.Fatal(err)
	}
	ir, err := Disassemble(context.Background(), "", bc)
	if err != nil || !strings.Contains(string(ir), "@x = dso_local global i32 7") {
		t.Errorf("got %s, %v", ir, err)
	}
	if _, err = Disassemble(context.Background(), "", bc[:len(bc)/2]); err == nil {
		t.Error("half a file of bitcode was accepted")
	}
}
