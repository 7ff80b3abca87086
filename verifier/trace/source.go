package trace

import (
	"os"
	"path/filepath"
	"strings"
)

// FillSource sets Step.Text of every step from the source: lookup gives the
// line (counted from 1) of the file, and false if it is not known.
func (t *Trace) FillSource(lookup func(file string, line int) (string, bool)) {
	for i := range t.Steps {
		s := &t.Steps[i]
		if s.Pos.Line > 0 {
			if text, ok := lookup(s.Pos.File, s.Pos.Line); ok {
				s.Text = strings.TrimSpace(text)
			}
		}
	}
}

// Library reports whether p is in a file of the system, such as a header of C++'s library.
func (p Pos) Library() bool {
	return strings.HasPrefix(filepath.Clean(p.File), "/usr/")
}

// Caller is, of a failure in a library, the innermost call by the program; false if there is none.
func (t *Trace) Caller() (Frame, bool) {
	if !t.Failure.Library() {
		return Frame{}, false
	}
	for i := range t.Steps {
		if s := &t.Steps[i]; s.Pos == t.Failure {
			for _, f := range s.Stack {
				if f.Pos.Line > 0 && !f.Pos.Library() {
					return f, true
				}
			}
		}
	}
	return Frame{}, false
}

// SourceFiles is a lookup for FillSource that reads files: by the name they
// have in the trace, and if that is relative, in each of dirs ("" is the
// working directory). Each file is read once.
func SourceFiles(dirs ...string) func(file string, line int) (string, bool) {
	if len(dirs) == 0 {
		dirs = []string{""}
	}
	files := map[string][]string{}
	return func(file string, line int) (string, bool) {
		lines, ok := files[file]
		if !ok {
			lines = readLines(file, dirs)
			files[file] = lines
		}
		if line < 1 || line > len(lines) {
			return "", false
		}
		return lines[line-1], true
	}
}

func readLines(file string, dirs []string) []string {
	if file == "" {
		return nil
	}
	if filepath.IsAbs(file) {
		dirs = []string{""}
	}
	for _, d := range dirs {
		if data, err := os.ReadFile(filepath.Join(d, file)); err == nil {
			return strings.Split(string(data), "\n")
		}
	}
	return nil
}
