target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
%union.mtx_t = type { i32, [20 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%union.cnd_t = type { i64, [40 x i8] }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }
%struct.__once_flag = type { i32 }
@.str = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
define dso_local void @__model_c11_thread_main(i32 (i8*)* noundef %function, i8* noundef %argument) {
entry:
  %call = call i32 %function(i8* noundef %argument)
  %0 = inttoptr i32 %call to i8*
  call void @__model_thread_finish(i8* noundef %0)
  ret void
}
declare dso_local void @__model_thread_finish(i8* noundef)
define dso_local i32 @thrd_create(i32* noundef %thread, i32 (i8*)* noundef %function, i8* noundef %argument) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i32 (i8*)*, i8*)* @__model_c11_thread_main to void (...)*), i32 (i8*)* noundef %function, i8* noundef %argument)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i32 noundef %call, i32 noundef 1)
  store i32 %call, i32* %thread, align 4
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i32 @__gsmack_spawn(void (...)* noundef, ...)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @thrd_join(i32 noundef %thread, i32* noundef %result) {
entry:
  %value = alloca i8*, align 4
  %0 = bitcast i8** %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  store i8* null, i8** %value, align 4
  %call = call i32 @pthread_join(i32 noundef %thread, i8** noundef %value)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %land.lhs.true
land.lhs.true:
  %tobool1 = icmp ne i32* %result, null
  br i1 %tobool1, label %if.then, label %if.end
if.then:
  %1 = load i8*, i8** %value, align 4
  %2 = ptrtoint i8* %1 to i32
  store i32 %2, i32* %result, align 4
  br label %if.end
if.end:
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_join(i32 noundef, i8** noundef)
define dso_local i32 @thrd_detach(i32 noundef %thread) {
entry:
  %call = call i32 @pthread_detach(i32 noundef %thread)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_detach(i32 noundef)
define dso_local void @thrd_exit(i32 noundef %result) {
entry:
  %0 = inttoptr i32 %result to i8*
  call void @pthread_exit(i8* noundef %0)
  unreachable
}
declare dso_local void @pthread_exit(i8* noundef)
define dso_local i32 @thrd_current() {
entry:
  %call = call i32 @__gsmack_self()
  ret i32 %call
}
declare dso_local i32 @__gsmack_self()
define dso_local i32 @thrd_equal(i32 noundef %a, i32 noundef %b) {
entry:
  %cmp = icmp eq i32 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local void @thrd_yield() {
entry:
  ret void
}
define dso_local i32 @thrd_sleep(%struct.timespec* noundef %time, %struct.timespec* noundef %left) {
entry:
  ret i32 0
}
define dso_local i32 @mtx_init(%union.mtx_t* noundef %mutex, i32 noundef %type) {
entry:
  %rem = srem i32 %type, 2
  %cmp = icmp eq i32 %rem, 1
  %cond = select i1 %cmp, i32 1, i32 0
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.mtx_t* %mutex to i8*
  %add = add nsw i32 %cond, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local void @mtx_destroy(%union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %0)
  ret void
}
declare dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef)
define dso_local i32 @mtx_lock(%union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef)
define dso_local i32 @mtx_trylock(%union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %0)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef)
define dso_local i32 @mtx_timedlock(%union.mtx_t* noalias noundef %mutex, %struct.timespec* noalias noundef %time) {
entry:
  %0 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef %0, %struct.timespec* noundef %time)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef, %struct.timespec* noundef)
define dso_local i32 @mtx_unlock(%union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef)
define dso_local i32 @cnd_init(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %call = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef %0, %union.pthread_condattr_t* noundef null)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef, %union.pthread_condattr_t* noundef)
define dso_local void @cnd_destroy(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %call = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %0)
  ret void
}
declare dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef)
define dso_local i32 @cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef)
define dso_local i32 @cnd_timedwait(%union.cnd_t* noalias noundef %cond, %union.mtx_t* noalias noundef %mutex, %struct.timespec* noalias noundef %time) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, %struct.timespec* noundef %time)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef, %struct.timespec* noundef)
define dso_local i32 @cnd_signal(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %call = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %0)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef)
define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %call = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %0)
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef)
define dso_local void @call_once(%struct.__once_flag* noundef %flag, void ()* noundef %function) {
entry:
  %0 = bitcast %struct.__once_flag* %flag to i32*
  %call = call i32 @pthread_once(i32* noundef %0, void ()* noundef %function)
  ret void
}
declare dso_local i32 @pthread_once(i32* noundef, void ()* noundef)
