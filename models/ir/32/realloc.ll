target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [10 x i8] c"heap.size\00", align 1
define weak dso_local void @__model_note_size(i8* noundef %object, i32 noundef %size) local_unnamed_addr {
entry:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* noundef %object, i32 noundef %size)
  ret void
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr
define dso_local i8* @realloc(i8* noundef %old, i32 noundef %size) local_unnamed_addr {
entry:
  %tobool = icmp ne i8* %old, null
  %cmp = icmp eq i32 %size, 0
  %or.cond = and i1 %tobool, %cmp
  br i1 %or.cond, label %return.sink.split, label %if.end
if.end:
  %call = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__model_note_size(i8* noundef %call, i32 noundef %size)
  br i1 %tobool, label %if.then2, label %return
if.then2:
  %call3 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %old)
  %cmp4 = icmp ult i32 %call3, %size
  %cond = select i1 %cmp4, i32 %call3, i32 %size
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %call, i8* nonnull align 1 %old, i32 %cond, i1 false)
  br label %return.sink.split
return.sink.split:
  %retval.0.ph = phi i8* [ %call, %if.then2 ], [ null, %entry ]
  call void @__gsmack_free(i8* noundef nonnull %old)
  br label %return
return:
  %retval.0 = phi i8* [ %call, %if.end ], [ %retval.0.ph, %return.sink.split ]
  ret i8* %retval.0
}
declare dso_local void @__gsmack_free(i8* noundef) local_unnamed_addr
declare dso_local i8* @__gsmack_alloc(i32 noundef) local_unnamed_addr
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef) local_unnamed_addr
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
define dso_local i8* @reallocarray(i8* noundef %old, i32 noundef %count, i32 noundef %size) local_unnamed_addr {
entry:
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  br i1 %1, label %cleanup, label %if.end
if.end:
  %2 = extractvalue { i32, i1 } %0, 0
  %tobool.i = icmp ne i8* %old, null
  %cmp.i = icmp eq i32 %2, 0
  %or.cond.i = and i1 %tobool.i, %cmp.i
  br i1 %or.cond.i, label %cleanup.sink.split, label %if.end.i
if.end.i:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %2)
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %2)
  br i1 %tobool.i, label %if.then2.i, label %cleanup
if.then2.i:
  %call3.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %old)
  %cmp4.i = icmp ult i32 %call3.i, %2
  %cond.i = select i1 %cmp4.i, i32 %call3.i, i32 %2
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %call.i, i8* nonnull align 1 %old, i32 %cond.i, i1 false)
  br label %cleanup.sink.split
cleanup.sink.split:
  %retval.0.ph = phi i8* [ %call.i, %if.then2.i ], [ null, %if.end ]
  call void @__gsmack_free(i8* noundef nonnull %old)
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ null, %entry ], [ %call.i, %if.end.i ], [ %retval.0.ph, %cleanup.sink.split ]
  ret i8* %retval.0
}
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
define dso_local i32 @malloc_usable_size(i8* noundef %object) local_unnamed_addr {
entry:
  %tobool.not = icmp eq i8* %object, null
  br i1 %tobool.not, label %cond.end, label %cond.true
cond.true:
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %object)
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ 0, %entry ]
  ret i32 %cond
}
