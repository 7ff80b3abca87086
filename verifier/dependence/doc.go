// Package dependence is the dynamic dependence graph of an execution.
//
// In goes an execution on a machine: Before is told of each step. Out comes which executed statements the failure at the
// end depends on (Slice), and whether it depends on what a model only approximates (RestsOn). Nodes are numbered in the order
// of the execution; when the graph gets too large, everything counts.
//
//	graph.go      nodes and edges; defs.go  which node gave which element its value
//	influence.go  what depends on what models only approximate; arms.go  on ways that
//	              were not taken, too; rests.go  whether a failure does
//
// It imports ivl, ivl/digraph, cfg, machine, value and trace.
package dependence
