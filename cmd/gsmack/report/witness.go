package report

import (
	"crypto/sha1"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/goccy/go-yaml"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Task is what a witness says of the program and how it was verified.
type Task struct {
	// Hashes are the SHA-256 sums of the files, in hexadecimal, by name.
	Hashes map[string]string
	// PointerBits is 32 or 64.
	PointerBits int
	// Created is when the witness is written.
	Created time.Time
}

// The witnesses of SV-COMP in YAML: version 2.0 (Ayaziová et al., Software Verification Witnesses 2.0, SPIN 2024);
// violations have the thread ids of version 2.2.
type (
	witnessEntry struct {
		Type     string          `yaml:"entry_type"`
		Metadata witnessMetadata `yaml:"metadata"`
		Content  any             `yaml:"content"`
	}
	witnessMetadata struct {
		Version  string          `yaml:"format_version"`
		UUID     string          `yaml:"uuid"`
		Created  string          `yaml:"creation_time"`
		Producer witnessProducer `yaml:"producer"`
		Task     witnessTask     `yaml:"task"`
	}
	witnessProducer struct {
		Name    string `yaml:"name"`
		Version string `yaml:"version"`
	}
	witnessTask struct {
		Files         []string          `yaml:"input_files"`
		Hashes        map[string]string `yaml:"input_file_hashes"`
		Specification string            `yaml:"specification"`
		DataModel     string            `yaml:"data_model"`
		Language      string            `yaml:"language"`
	}
	witnessSegment struct {
		Waypoints []witnessItem `yaml:"segment"`
	}
	witnessItem struct {
		Waypoint witnessWaypoint `yaml:"waypoint"`
	}
	witnessWaypoint struct {
		Type       string             `yaml:"type"`
		Action     string             `yaml:"action"`
		Thread     int                `yaml:"thread_id"`
		Constraint *witnessConstraint `yaml:"constraint,omitempty"`
		Location   witnessLocation    `yaml:"location"`
	}
	witnessInvariant struct {
		Invariant struct {
			Type     string          `yaml:"type"`
			Location witnessLocation `yaml:"location"`
			Value    string          `yaml:"value"`
			Format   string          `yaml:"format"`
		} `yaml:"invariant"`
	}
	witnessConstraint struct {
		Value  string `yaml:"value"`
		Format string `yaml:"format"`
	}
	witnessLocation struct {
		File     string `yaml:"file_name"`
		Line     int    `yaml:"line"`
		Column   int    `yaml:"column,omitempty"` // 0: the first statement of the line
		Function string `yaml:"function,omitempty"`
	}
)

// specifications are the properties of SV-COMP, by the property of a failure and by the class of checks.
var specifications = map[string]string{
	"race": "G ! data-race", "memory": "G valid-deref", "leak": "G valid-memcleanup", "leaks": "G valid-memcleanup", "overflow": "G ! overflow", "deadlock": "G ! deadlock",
}

func (r *Report) specification() string {
	property := r.Result.Property
	if r.Result.Verdict != verifier.Violated && len(r.Checks) > 0 && !slices.Contains(r.Checks, "assert") {
		property = r.Checks[0]
	}
	spec := specifications[property]
	if spec == "" {
		spec = "G ! call(reach_error())"
	}
	return "CHECK( init(main()), LTL(" + spec + ") )"
}

func (r *Report) hasWitness() error {
	if v := r.Result.Verdict; v != verifier.Violated && v != verifier.Verified {
		verdict, _ := r.Headline()
		return fmt.Errorf("there is no witness for %s", verdict)
	}
	return nil
}

// Witness writes a violation witness, or a correctness witness with r.Invariants, in YAML. Verdicts that
// nothing was found up to a bound, or not decided, have none: that is an error.
func (r *Report) Witness(w io.Writer) error {
	if err := r.hasWitness(); err != nil {
		return err
	}
	e := witnessEntry{Type: "invariant_set", Content: r.invariants(), Metadata: witnessMetadata{
		Version: "2.0", Created: r.Task.Created.UTC().Format(time.RFC3339), Producer: witnessProducer{"gsmack", r.Version},
		Task: witnessTask{nil, map[string]string{}, r.specification(), fmt.Sprintf("LP%d", r.Task.PointerBits), "C"},
	}}
	for _, name := range r.Program {
		key := strings.ReplaceAll(name, "\n", " ") // no key has two lines
		e.Metadata.Task.Files = append(e.Metadata.Task.Files, key)
		e.Metadata.Task.Hashes[key] = r.Task.Hashes[name]
	}
	if r.Task.PointerBits == 32 {
		e.Metadata.Task.DataModel = "ILP32"
	}
	if t := r.Result.Trace; t != nil {
		e.Type, e.Metadata.Version, e.Content = "violation_sequence", "2.2", segments(t)
	}
	out, err := yaml.Marshal([]witnessEntry{e})
	if err != nil {
		return err
	}
	e.Metadata.UUID = uuid(string(out))
	if out, err = yaml.Marshal([]witnessEntry{e}); err != nil {
		return err
	}
	_, err = w.Write(out)
	return err
}

// invariants are those of the report as entries of a witness.
func (r *Report) invariants() []witnessInvariant {
	out := []witnessInvariant{}
	for _, i := range r.Invariants {
		var w witnessInvariant
		w.Invariant.Type, w.Invariant.Value, w.Invariant.Format = "location_invariant", i.Text, "c_expression"
		w.Invariant.Location = witnessLocation{File: i.Pos.File, Line: int(i.Pos.Line), Column: int(i.Pos.Col), Function: i.Function}
		out = append(out, w)
	}
	return out
}

// uuid is one made from a name (RFC 9562, version 5).
func uuid(name string) string {
	sum := sha1.Sum([]byte(name))
	sum[6], sum[8] = sum[6]&0x0f|0x50, sum[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", sum[:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
}

// segments are the waypoints, and what is violated. The k-th creation of a thread is that of thread k.
func segments(t *trace.Trace) []witnessSegment {
	var out []witnessSegment
	threads := map[int]int{0: 0}
	item := func(s *trace.Step, typ string, c *witnessConstraint) witnessItem {
		return witnessItem{witnessWaypoint{typ, "follow", threads[s.Thread], c, witnessLocation{File: s.Pos.File, Line: s.Pos.Line, Function: s.Function}}}
	}
	add := func(s *trace.Step, typ string, c *witnessConstraint) {
		out = append(out, witnessSegment{[]witnessItem{item(s, typ, c)}})
	}
	for _, w := range waypoints(t) {
		s := &t.Steps[w.step]
		if w.waits {
			add(s, "assumption", &witnessConstraint{"1", "c_expression"})
			continue
		}
		for _, value := range returned(t, w.step) {
			add(s, "function_return", &witnessConstraint{`\result == ` + value, "ext_c_expression"})
		}
		if s.Child != nil {
			add(s, "function_enter", nil)
			threads[*s.Child] = len(threads)
		}
	}
	var targets []witnessItem
	for i := range t.Steps {
		if s := &t.Steps[i]; fails(s) {
			targets = append(targets, item(s, "target", nil))
		}
	}
	return append(out, witnessSegment{targets})
}

var number = lazyregexp.New(`^-?[0-9]+`)

type (
	graphML struct {
		XMLName xml.Name `xml:"graphml"`
		Space   string   `xml:"xmlns,attr"`
		Schema  string   `xml:"xmlns:xsi,attr"`
		Keys    []graphMLKey
		Graph   graphMLGraph
	}
	graphMLKey struct {
		XMLName xml.Name `xml:"key"`
		ID      string   `xml:"id,attr"`
		For     string   `xml:"for,attr"`
		Name    string   `xml:"attr.name,attr"`
		Type    string   `xml:"attr.type,attr"`
		Default string   `xml:"default,omitempty"`
	}
	graphMLGraph struct {
		XMLName  xml.Name `xml:"graph"`
		Directed string   `xml:"edgedefault,attr"`
		Data     []graphMLData
		Nodes    []graphMLNode
		Edges    []graphMLEdge
	}
	graphMLData struct {
		XMLName xml.Name `xml:"data"`
		Key     string   `xml:"key,attr"`
		Value   string   `xml:",chardata"`
	}
	graphMLNode struct {
		XMLName xml.Name `xml:"node"`
		ID      string   `xml:"id,attr"`
		Data    []graphMLData
	}
	graphMLEdge struct {
		XMLName xml.Name `xml:"edge"`
		Source  string   `xml:"source,attr"`
		Target  string   `xml:"target,attr"`
		Data    []graphMLData
	}
)

// graphMLKeys are names, for what, and defaults.
var graphMLKeys = [][3]string{
	{"witness-type", "graph"}, {"sourcecodelang", "graph"}, {"producer", "graph"}, {"specification", "graph"}, {"programfile", "graph"},
	{"programhash", "graph"}, {"architecture", "graph"}, {"creationtime", "graph"}, {"entry", "node", "false"}, {"violation", "node", "false"},
	{"threadId", "edge"}, {"createThread", "edge"}, {"startline", "edge"}, {"endline", "edge"}, {"assumption", "edge"},
	{"assumption.resultfunction", "edge"}, {"enterFunction", "edge"},
}

// GraphML writes a witness in the format 1.0 (Beyer et al., Verification Witnesses, TOSEM 2022): of a violation one path.
func (r *Report) GraphML(w io.Writer) error {
	if err := r.hasWitness(); err != nil {
		return err
	}
	g := graphML{Space: "http://graphml.graphdrawing.org/xmlns", Schema: "http://www.w3.org/2001/XMLSchema-instance", Graph: graphMLGraph{Directed: "directed"}}
	for _, k := range graphMLKeys {
		typ := "string"
		switch {
		case k[1] == "node":
			typ = "boolean"
		case strings.HasSuffix(k[0], "line"):
			typ = "int"
		}
		g.Keys = append(g.Keys, graphMLKey{ID: k[0], For: k[1], Name: k[0], Type: typ, Default: k[2]})
	}
	kind := "correctness_witness"
	if r.Result.Trace != nil {
		kind = "violation_witness"
	}
	file := ""
	if len(r.Program) > 0 {
		file = r.Program[0]
	}
	data := func(to *[]graphMLData, key, value string) {
		*to = append(*to, graphMLData{Key: key, Value: value})
	}
	for _, d := range [][2]string{{"witness-type", kind}, {"sourcecodelang", "C"}, {"producer", "gsmack " + r.Version}, {"specification", r.specification()},
		{"programfile", file}, {"programhash", r.Task.Hashes[file]}, {"architecture", strconv.Itoa(r.Task.PointerBits) + "bit"},
		{"creationtime", r.Task.Created.UTC().Format(time.RFC3339)}} {
		data(&g.Graph.Data, d[0], d[1])
	}
	node := func() *graphMLNode {
		g.Graph.Nodes = append(g.Graph.Nodes, graphMLNode{ID: fmt.Sprintf("N%d", len(g.Graph.Nodes))})
		return &g.Graph.Nodes[len(g.Graph.Nodes)-1]
	}
	data(&node().Data, "entry", "true")
	edge := func(thread, line int) *[]graphMLData {
		from := len(g.Graph.Nodes) - 1
		e := graphMLEdge{Source: fmt.Sprintf("N%d", from), Target: node().ID}
		data(&e.Data, "threadId", strconv.Itoa(thread))
		data(&e.Data, "startline", strconv.Itoa(line))
		data(&e.Data, "endline", strconv.Itoa(line))
		g.Graph.Edges = append(g.Graph.Edges, e)
		return &g.Graph.Edges[len(g.Graph.Edges)-1].Data
	}
	if t := r.Result.Trace; t != nil {
		entered := map[int]bool{}
		write := func(s *trace.Step, results []string) {
			d := edge(s.Thread, s.Pos.Line)
			if !entered[s.Thread] {
				entered[s.Thread] = true
				data(d, "enterFunction", s.Function)
			}
			if s.Child != nil {
				data(d, "createThread", strconv.Itoa(*s.Child))
			}
			if len(results) > 0 { // an edge has one assumption of a result
				data(d, "assumption", `\result == `+results[0]+";")
				data(d, "assumption.resultfunction", s.Callee)
			}
		}
		for _, w := range waypoints(t) {
			if s := &t.Steps[w.step]; !w.waits || s.Child == nil {
				write(s, returned(t, w.step))
			}
		}
		for i := range t.Steps {
			if s := &t.Steps[i]; fails(s) {
				write(s, nil)
			}
		}
		data(&g.Graph.Nodes[len(g.Graph.Nodes)-1].Data, "violation", "true")
	}
	return writeXML(w, g)
}
