target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.node = type { %struct.node*, %struct.node* }
define dso_local void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.node* noundef %node, %struct.node* noundef %position) {
entry:
  %next = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 0
  store %struct.node* %position, %struct.node** %next, align 4
  %previous = getelementptr inbounds %struct.node, %struct.node* %position, i32 0, i32 1
  %0 = load %struct.node*, %struct.node** %previous, align 4
  %previous1 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  store %struct.node* %0, %struct.node** %previous1, align 4
  %1 = load %struct.node*, %struct.node** %previous, align 4
  %next3 = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0
  store %struct.node* %node, %struct.node** %next3, align 4
  store %struct.node* %node, %struct.node** %previous, align 4
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.node* noundef %node) {
entry:
  %next1 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 0
  %0 = load %struct.node*, %struct.node** %next1, align 4
  %previous2 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %1 = load %struct.node*, %struct.node** %previous2, align 4
  %next3 = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0
  store %struct.node* %0, %struct.node** %next3, align 4
  %previous4 = getelementptr inbounds %struct.node, %struct.node* %0, i32 0, i32 1
  store %struct.node* %1, %struct.node** %previous4, align 4
  ret void
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%struct.node* noundef %position, %struct.node* noundef %first, %struct.node* noundef %last) {
entry:
  %cmp = icmp eq %struct.node* %position, %last
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %previous = getelementptr inbounds %struct.node, %struct.node* %last, i32 0, i32 1
  %0 = load %struct.node*, %struct.node** %previous, align 4
  %previous1 = getelementptr inbounds %struct.node, %struct.node* %position, i32 0, i32 1
  %1 = load %struct.node*, %struct.node** %previous1, align 4
  %next = getelementptr inbounds %struct.node, %struct.node* %0, i32 0, i32 0
  store %struct.node* %position, %struct.node** %next, align 4
  %previous2 = getelementptr inbounds %struct.node, %struct.node* %first, i32 0, i32 1
  %2 = load %struct.node*, %struct.node** %previous2, align 4
  %next3 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 0
  store %struct.node* %last, %struct.node** %next3, align 4
  %next4 = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0
  store %struct.node* %first, %struct.node** %next4, align 4
  store %struct.node* %0, %struct.node** %previous1, align 4
  %3 = load %struct.node*, %struct.node** %previous2, align 4
  store %struct.node* %3, %struct.node** %previous, align 4
  store %struct.node* %1, %struct.node** %previous2, align 4
  br label %return
return:
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.node* noundef %list) {
entry:
  br label %do.body
do.body:
  %node.0 = phi %struct.node* [ %list, %entry ], [ %0, %do.cond ]
  %next1 = getelementptr inbounds %struct.node, %struct.node* %node.0, i32 0, i32 0
  %0 = load %struct.node*, %struct.node** %next1, align 4
  %previous = getelementptr inbounds %struct.node, %struct.node* %node.0, i32 0, i32 1
  %1 = load %struct.node*, %struct.node** %previous, align 4
  store %struct.node* %1, %struct.node** %next1, align 4
  store %struct.node* %0, %struct.node** %previous, align 4
  br label %do.cond
do.cond:
  %cmp = icmp ne %struct.node* %0, %list
  br i1 %cmp, label %do.body, label %do.end
do.end:
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.node* noundef %a, %struct.node* noundef %b) {
entry:
  %kept = alloca %struct.node, align 4
  %kept.0.sroa_cast = bitcast %struct.node* %kept to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %kept.0.sroa_cast)
  %0 = bitcast %struct.node* %a to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %kept.0.sroa_cast, i8* align 4 %0, i32 8, i1 false)
  %1 = bitcast %struct.node* %b to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %0, i8* align 4 %1, i32 8, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %1, i8* align 4 %kept.0.sroa_cast, i32 8, i1 false)
  %next.i = getelementptr inbounds %struct.node, %struct.node* %a, i32 0, i32 0
  %2 = load %struct.node*, %struct.node** %next.i, align 4
  %cmp.i = icmp eq %struct.node* %2, %b
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  %previous.i = getelementptr inbounds %struct.node, %struct.node* %a, i32 0, i32 1
  store %struct.node* %a, %struct.node** %previous.i, align 4
  store %struct.node* %a, %struct.node** %next.i, align 4
  br label %take_place.exit
if.else.i:
  %previous3.i = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1
  store %struct.node* %a, %struct.node** %previous3.i, align 4
  %previous4.i = getelementptr inbounds %struct.node, %struct.node* %a, i32 0, i32 1
  %3 = load %struct.node*, %struct.node** %previous4.i, align 4
  %next5.i = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0
  store %struct.node* %a, %struct.node** %next5.i, align 4
  br label %take_place.exit
take_place.exit:
  %next.i8 = getelementptr inbounds %struct.node, %struct.node* %b, i32 0, i32 0
  %4 = load %struct.node*, %struct.node** %next.i8, align 4
  %cmp.i9 = icmp eq %struct.node* %4, %a
  br i1 %cmp.i9, label %if.then.i11, label %if.else.i15
if.then.i11:
  %previous.i10 = getelementptr inbounds %struct.node, %struct.node* %b, i32 0, i32 1
  store %struct.node* %b, %struct.node** %previous.i10, align 4
  store %struct.node* %b, %struct.node** %next.i8, align 4
  br label %take_place.exit16
if.else.i15:
  %previous3.i12 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1
  store %struct.node* %b, %struct.node** %previous3.i12, align 4
  %previous4.i13 = getelementptr inbounds %struct.node, %struct.node* %b, i32 0, i32 1
  %5 = load %struct.node*, %struct.node** %previous4.i13, align 4
  %next5.i14 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 0
  store %struct.node* %b, %struct.node** %next5.i14, align 4
  br label %take_place.exit16
take_place.exit16:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %kept.0.sroa_cast)
  ret void
}
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
