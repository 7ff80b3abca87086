// Command compile turns the models' C into the LLVM IR that package models embeds:
// c/NAME.c into ir/64/NAME.ll and ir/32/NAME.ll. It is run by go generate in the folder of
// package models and needs clang-14.
//
// The models are compiled at -O1 so that their locals are registers and their helper
// functions are gone; -fno-builtin keeps clang from turning the body of memchr into a call
// of memchr. What does not matter to the translation (attributes, metadata) is left
// out, so that the text depends on little but the C.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
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
	for _, bits := range []string{"64", "32"} {
		out := filepath.Join(dir, "ir", bits)
		if err := os.RemoveAll(out); err != nil {
			return err
		}
		if err := os.MkdirAll(out, 0o777); err != nil {
			return err
		}
		for _, source := range sources {
			text, err := compile(dir, source, bits)
			if err != nil {
				return err
			}
			name := strings.TrimSuffix(filepath.Base(source), ".c") + ".ll"
			if err := os.WriteFile(filepath.Join(out, name), text, 0o666); err != nil {
				return err
			}
		}
	}
	return nil
}

// compile returns the IR of one model file for pointers of so many bits.
func compile(dir, source, bits string) ([]byte, error) {
	cmd := exec.Command("clang-14", "-S", "-emit-llvm", "-o", "-", "--target="+targets[bits],
		"-O1", "-fno-builtin", "-fno-strict-aliasing", "-fno-stack-protector", "-fno-finite-loops",
		"-fno-asynchronous-unwind-tables", "-fno-unroll-loops", "-fno-discard-value-names", "-fno-PIC", "-D_GNU_SOURCE",
		"-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-Wno-initializer-overrides",
		"-I"+filepath.Join(dir, "include"), source)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", source, err, stderr.Bytes())
	}
	return tidy(text), nil
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
	for _, line := range strings.Split(string(text), "\n") {
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
