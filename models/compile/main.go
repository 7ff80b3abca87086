// Command compile turns the models' C into the LLVM IR that package models embeds:
// c/NAME.c into ir/64/NAME.ll and ir/32/NAME.ll, beside which a file symbols says what each
// defines and needs. It is run by go generate in the folder of
// package models and needs clang-14.
//
// Only a few passes of LLVM's optimiser (opt-14) are run, so that locals are registers and
// helper functions are gone. Those that trade comparisons for bit tricks are not among them:
// c >= '0' && c <= '9' as one unsigned comparison is no longer true where integers are
// unbounded. -fno-builtin keeps clang from turning the body of memchr into a call of memchr, and
// -fno-math-errno that of sqrt into a call of sqrt. What does not matter to the translation
// (attributes, metadata) is left out, so that the text depends on little but the C.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/gsmack/gsmack/models"
)

func main() {
	if err := run("."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir string) error {
	sources, err := filepath.Glob(filepath.Join(dir, "c", "*.c"))
	if err != nil {
		return err
	}
	made := map[string][]byte{} // by path
	for _, bits := range []string{"64", "32"} {
		out := filepath.Join(dir, "ir", bits)
		var index strings.Builder
		for _, source := range sources {
			text, err := compile(dir, source, bits)
			if err != nil {
				return err
			}
			name := strings.TrimSuffix(filepath.Base(source), ".c")
			made[filepath.Join(out, name+".ll")] = text
			index.WriteString(models.IndexLine(name, text))
		}
		made[filepath.Join(out, "symbols")] = []byte(index.String())
	}
	// Not before all is made: this command embeds what was there.
	if err := os.RemoveAll(filepath.Join(dir, "ir")); err != nil {
		return err
	}
	for path, text := range made {
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, text, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// passes are opt's: variables to registers, small functions into their callers, what is
// then left over out.
const passes = "function(sroa,early-cse),cgscc(inline),function(sroa,early-cse,adce),globaldce"

// compile returns the IR of one model file for pointers of so many bits.
func compile(dir, source, bits string) ([]byte, error) {
	text, err := output(exec.Command("clang-14", "-S", "-emit-llvm", "-o", "-", "--target="+targets[bits],
		"-O1", "-Xclang", "-disable-llvm-passes",
		"-fno-builtin", "-fno-math-errno", "-fno-strict-aliasing", "-fno-stack-protector", "-fno-finite-loops",
		"-fno-asynchronous-unwind-tables", "-fno-discard-value-names", "-fno-PIC", "-D_GNU_SOURCE",
		"-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-Wno-initializer-overrides",
		"-I"+filepath.Join(dir, "include"), source))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", source, err)
	}
	opt := exec.Command("opt-14", "-S", "-passes="+passes, "-o", "-")
	opt.Stdin = bytes.NewReader(text)
	if text, err = output(opt); err != nil {
		return nil, fmt.Errorf("%s: %w", source, err)
	}
	return tidy(text), nil
}

func output(cmd *exec.Cmd) ([]byte, error) {
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", cmd.Path, err, stderr.Bytes())
	}
	return text, nil
}

var targets = map[string]string{"64": "x86_64-linux-gnu", "32": "i386-linux-gnu"}

var (
	metadataRef  = regexp.MustCompile(`, ![a-z.]+ !\d+`)
	attributeRef = regexp.MustCompile(` #\d+( \{| \[|$)`)
	comment      = regexp.MustCompile(` *; preds = .*$`)
	dropped      = regexp.MustCompile(`^(; |source_filename|attributes #|!|$)|@llvm\.experimental\.noalias\.scope\.decl`)
)

// tidy leaves out what the translation has no use for.
func tidy(text []byte) []byte {
	var out bytes.Buffer
	for line := range strings.SplitSeq(string(text), "\n") {
		if dropped.MatchString(line) {
			continue
		}
		line = metadataRef.ReplaceAllString(line, "")
		line = comment.ReplaceAllString(line, "")
		line = attributeRef.ReplaceAllString(line, "$1")
		out.WriteString(line)
		out.WriteByte('\n')
	}
	return out.Bytes()
}
