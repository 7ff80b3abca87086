/* The numbers of processes and of threads in the kernel. */
#ifndef GSMACK_MODEL_IDENTITY_H
#define GSMACK_MODEL_IDENTITY_H

enum { MAX_PROCESS = 4194304 }; /* PID_MAX_LIMIT of Linux, 64 bits */

#endif
