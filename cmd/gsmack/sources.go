package main

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/trace"
)

// sources gives the lines of the program's text, for traces.
type sources struct {
	stdin []string // the lines of standard input
	files func(file string, line int) (string, bool)
}

// newSources looks for files where they are named, and beside the inputs: the
// debug information of an IR file may name them relative to another folder.
// folders are further places to look in.
func newSources(inputs []*input, folders ...string) *sources {
	s := &sources{}
	dirs := append([]string{""}, folders...)
	for _, in := range inputs {
		if in.path == "" {
			s.stdin = strings.Split(string(in.data), "\n")
		} else if dir := filepath.Dir(in.path); !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
		}
	}
	s.files = trace.SourceFiles(dirs...)
	return s
}

// line is a line of a file; lines count from 1.
func (s *sources) line(file string, line int) (string, bool) {
	if s == nil {
		return "", false // it was not read in time
	}
	if file == stdinName {
		if line < 1 || line > len(s.stdin) {
			return "", false
		}
		return s.stdin[line-1], true
	}
	return s.files(file, line)
}
