// Package dependence is the dynamic dependence graph of an execution.
//
// The input is an execution on a machine: Before is called for each step. The output is the executed statements on which the
// failure at the end depends (Slice), and whether it depends on what a model only approximates (RestsOn). Nodes are numbered
// in the order of the execution; if the graph gets too large, the slice is the whole execution.
//
//	graph.go      nodes and edges; defs.go  which node gave which element its value
//	influence.go  what depends on what models only approximate; arms.go  on paths that
//	              were not taken, too; rests.go  whether a failure does
//
// It imports ivl, ivl/digraph, cfg, machine, value and trace.
package dependence
