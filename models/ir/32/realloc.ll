target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [10 x i8] c"heap.size\00", align 1
define weak dso_local void @__model_note_size(i8* noundef %object, i32 noundef %size) {
entry:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* noundef %object, i32 noundef %size)
  ret void
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local i8* @realloc(i8* noundef %old, i32 noundef %size) {
entry:
  %tobool = icmp ne i8* %old, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp = icmp eq i32 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_free(i8* noundef %old)
  br label %return
if.end:
  %call = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__model_note_size(i8* noundef %call, i32 noundef %size)
  br i1 %tobool, label %if.then2, label %if.end5
if.then2:
  %call3 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* noundef %old)
  %cmp4 = icmp ult i32 %call3, %size
  br i1 %cmp4, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call3, %cond.true ], [ %size, %cond.false ]
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %call, i8* align 1 %old, i32 %cond, i1 false)
  call void @__gsmack_free(i8* noundef %old)
  br label %if.end5
if.end5:
  br label %return
return:
  %retval.0 = phi i8* [ null, %if.then ], [ %call, %if.end5 ]
  ret i8* %retval.0
}
declare dso_local void @__gsmack_free(i8* noundef)
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
define dso_local i8* @reallocarray(i8* noundef %old, i32 noundef %count, i32 noundef %size) {
entry:
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %tobool.i = icmp ne i8* %old, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp.i = icmp eq i32 %2, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_free(i8* noundef %old)
  br label %realloc.exit
if.end.i:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %2)
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %2)
  br i1 %tobool.i, label %if.then2.i, label %if.end5.i
if.then2.i:
  %call3.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* noundef %old)
  %cmp4.i = icmp ult i32 %call3.i, %2
  br i1 %cmp4.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call3.i, %cond.true.i ], [ %2, %cond.false.i ]
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %call.i, i8* align 1 %old, i32 %cond.i, i1 false)
  call void @__gsmack_free(i8* noundef %old)
  br label %if.end5.i
if.end5.i:
  br label %realloc.exit
realloc.exit:
  %retval.0.i = phi i8* [ null, %if.then.i ], [ %call.i, %if.end5.i ]
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ null, %if.then ], [ %retval.0.i, %realloc.exit ]
  ret i8* %retval.0
}
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
define dso_local i32 @malloc_usable_size(i8* noundef %object) {
entry:
  %tobool = icmp ne i8* %object, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* noundef %object)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}
