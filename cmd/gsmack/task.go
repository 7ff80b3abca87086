package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/ivl"
)

// task is one program to be verified on its own.
type task struct {
	name   string
	files  []string
	flags  []string // beside those of the command line
	clang  []string
	expect *bool  // whether the property holds, if the task says so
	skip   string // why it cannot be decided
	freed  bool   // VERIFIED asks that all memory is freed, too
}

// isTask reports whether path is that of a task definition of SV-COMP.
func isTask(path string) bool {
	ext := filepath.Ext(path)
	return ext == ".yml" || ext == ".yaml"
}

// tasks are the programs that the arguments name: a file is one, a task definition as many as it has
// properties, and a folder all below it.
func (inv *invocation) tasks() ([]*task, error) {
	var out []*task
	var faults inputError
	fault := func(path, message string) {
		faults = append(faults, ivl.Diagnostic{ID: "task", Pos: ivl.Pos{File: path}, Message: message})
	}
	for _, arg := range inv.args {
		info, err := os.Stat(arg)
		switch {
		case err != nil:
			fault(arg, "cannot be read ("+reason(err)+"); check the name")
		case info.IsDir():
			below, err := tasksBelow(arg)
			if err != nil {
				fault(arg, "cannot be read ("+reason(err)+")")
			}
			out = append(out, below...)
		case isTask(arg):
			ts, err := readTask(arg)
			if err != nil {
				fault(arg, report.OneLine(err.Error()))
			}
			out = append(out, ts...)
		default:
			out = append(out, &task{name: arg, files: []string{arg}})
		}
	}
	if faults != nil {
		return nil, faults
	}
	if len(out) == 0 {
		return nil, inv.usage("there is no program in %s", strings.Join(inv.args, ", "))
	}
	return out, nil
}

// tasksBelow are the programs in a folder: those of its task definitions, and the files that are input of none.
func tasksBelow(folder string) ([]*task, error) {
	var files []string
	var out []*task
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if _, named := languageOf(path); named && filepath.Ext(path) != ".h" {
			files = append(files, path)
		} else if isTask(path) {
			if ts, err := readTask(path); err == nil { // other files are called .yml, too
				out = append(out, ts...)
			}
		}
		return nil
	})
	claimed := map[string]bool{}
	for _, t := range out {
		for _, f := range t.files {
			claimed[f] = true
		}
	}
	for _, f := range files {
		if !claimed[f] {
			out = append(out, &task{name: f, files: []string{f}})
		}
	}
	return out, err
}

// propertyChecks are the classes of properties that decide a property of SV-COMP.
var propertyChecks = map[string]string{
	"unreach-call": "assert", "no-data-race": "race", "no-overflow": "overflow",
	"valid-memsafety": "memory", "valid-deref": "memory", "valid-free": "memory", "valid-memcleanup": "leaks",
}

// readTask reads a task definition of SV-COMP, format 2.
func readTask(path string) ([]*task, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var d struct {
		Format     string `yaml:"format_version"`
		Files      any    `yaml:"input_files"`
		Properties []struct {
			File    string `yaml:"property_file"`
			Verdict *bool  `yaml:"expected_verdict"`
		} `yaml:"properties"`
		Options struct {
			Language  string `yaml:"language"`
			DataModel string `yaml:"data_model"`
		} `yaml:"options"`
	}
	if err := yaml.Unmarshal(data, &d); err != nil {
		return nil, fmt.Errorf("this is no task definition: %w", err)
	}
	var files []string
	switch f := d.Files.(type) {
	case string:
		files = []string{f}
	case []any:
		for _, x := range f {
			files = append(files, fmt.Sprint(x))
		}
	}
	if d.Format == "" || files == nil {
		return nil, errors.New("this is no task definition: it has no format_version or no input_files")
	}
	for i, f := range files {
		files[i] = filepath.Join(filepath.Dir(path), f)
	}
	var out []*task
	for _, p := range d.Properties {
		property := strings.TrimSuffix(filepath.Base(p.File), filepath.Ext(p.File))
		t := &task{name: path + " (" + property + ")", files: files, expect: p.Verdict}
		if d.Options.DataModel == "ILP32" {
			t.clang = []string{"-m32"}
		}
		if check := propertyChecks[property]; check != "" {
			t.flags = []string{"--check=" + check, "--unwritten=any"}
			t.freed = property == "valid-memsafety"
			if check == "leaks" {
				t.flags = append(t.flags, "--set="+threadLeaksSetting+"=0") // the property is about memory
			}
		} else {
			t.skip = "the property " + property + " is not one that can be checked"
		}
		out = append(out, t)
	}
	if out == nil {
		out = []*task{{name: path, files: files}}
	}
	return out, nil
}
